import { useParams } from 'react-router-dom'
import { SharedPrayerPage } from '../features/prayers/share/shared-prayer-page.tsx'

export function Component() {
  const { token = '' } = useParams()
  return <SharedPrayerPage key={token} token={token} />
}
