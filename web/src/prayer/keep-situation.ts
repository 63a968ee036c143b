import { placeIn } from '../storage.ts'

const place = placeIn('local', 'keep_situation')

/** Whether the note goes into the journal with the prayer: yes, until somebody says no; then remembered (D-07). */
export const keepSituation = {
  read: () => place.read() !== false,
  write: (keep: boolean) => place.write(keep),
}
