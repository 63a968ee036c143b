import { placeIn } from '../storage.ts'

const place = placeIn('local', 'keep_offline')

/** Whether prayers may be kept on this device to be read without a network: yes, until somebody says no. */
export const keepOffline = {
  read: () => place.read() !== false,
  write: (keep: boolean) => place.write(keep),
}
