import { placeIn } from '../../../storage.ts'

const place = placeIn('local', 'show_shape')

/** Whether the parts of a prayer are named beside it: not until somebody wants to see them; then remembered. */
export const showShape = {
  read: () => place.read() === true,
  write: (show: boolean) => place.write(show),
}
