import { useParams } from 'react-router-dom'
import { SharedPrayerPage } from '../../features/share/shared-prayer-page.tsx'

export function Component() {
  const { token = '' } = useParams()
  return <SharedPrayerPage key={token} token={token} />
}
