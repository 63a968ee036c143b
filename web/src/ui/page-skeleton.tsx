import { Container, Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** Where a page will be: shown while its code, or the answer it depends on, is on its way. */
export function PageSkeleton() {
  return (
    <Container size={680} py={48}>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Stack aria-hidden="true">
        <Skeleton height={36} width="55%" />
        <Skeleton height={18} width="35%" mb="lg" />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    </Container>
  )
}
