import { useParams } from 'react-router-dom'
import { DeletionPage } from '../../features/account/deletion-page.tsx'

export function Component() {
  const { id = '' } = useParams()
  return <DeletionPage key={id} erasureId={id} />
}
