import { Skeleton, Text, Title } from '@mantine/core'
import classes from './link-preview.module.css'
import { useSharedPrayer } from './queries.ts'
import { SharedWords } from './shared-words.tsx'

/** Exactly what the link shows, read through the link itself. */
export function LinkPreview({ token }: { token: string }) {
  const shared = useSharedPrayer(token)
  return (
    <section className={classes.preview} aria-label="What others see" aria-busy={shared.isFetching}>
      <Title order={3} size="h4" mb="md">
        What others see
      </Title>
      {shared.isPending && <Skeleton height={160} />}
      {shared.isError && !shared.data && (
        <Text>The preview could not be loaded. Open the link to see it.</Text>
      )}
      {shared.data && <SharedWords shared={shared.data} />}
    </section>
  )
}
