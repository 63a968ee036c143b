import { Button, Group, NativeSelect } from '@mantine/core'
import { useHasEnglishVoice } from '../../../../ui/hooks/device-voice.ts'
import classes from './listen-to-prayer.module.css'
import { RATES, useDevicePlayer } from './use-device-player.ts'

/** The device's own voice, for everybody (D-13); not there where the device has none. */
export function ListenToPrayer({ sentences }: { sentences: readonly string[] }) {
  return useHasEnglishVoice() ? <Player sentences={sentences} /> : null
}

function Player({ sentences }: { sentences: readonly string[] }) {
  const { state, rate, play, pause, stop, changeRate } = useDevicePlayer(sentences)
  return (
    <section aria-label="Listen to the prayer" className={classes.player}>
      <Group gap="sm">
        {state === 'playing' ? (
          <Button variant="default" onClick={pause}>
            Pause
          </Button>
        ) : (
          <Button variant="default" onClick={play}>
            {state === 'paused' ? 'Go on' : 'Listen'}
          </Button>
        )}
        {state !== 'stopped' && (
          <>
            <Button variant="subtle" onClick={stop}>
              Stop
            </Button>
            <NativeSelect
              size="md"
              aria-label="Speed"
              value={rate}
              data={[...RATES]}
              onChange={({ currentTarget }) => changeRate(currentTarget.value)}
            />
          </>
        )}
      </Group>
      <p className={classes.about}>Read by the voice of this device. Nothing is sent anywhere.</p>
    </section>
  )
}
