import { Button, Modal, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { isStatus } from '../../api/errors.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PrayerDetails } from './prayer-details.tsx'
import { usePrayer } from './queries.ts'

interface PrayerDialogProps {
  /** Open while there is one. */
  prayerId: string | undefined
  onClose: () => void
  onShare: () => void
  onDelete: (prayerId: string) => void
}

export function PrayerDialog({ prayerId, onClose, onShare, onDelete }: PrayerDialogProps) {
  const isPhone = useMediaQuery('(max-width: 36em)')
  // While it closes, it still shows what it showed.
  const [shown, setShown] = useState(prayerId)
  if (prayerId !== undefined && prayerId !== shown) setShown(prayerId)
  const prayer = usePrayer(prayerId ?? shown)
  return (
    <Modal
      opened={prayerId !== undefined}
      onClose={() => isCovered() || onClose()}
      size={720}
      fullScreen={isPhone}
      title="Prayer Details"
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 22 }}
    >
      {prayer.isPending && <Loading />}
      {prayer.isError && !prayer.data && (
        <Missing error={prayer.error} onRetry={() => prayer.refetch()} onClose={onClose} />
      )}
      {prayer.data && (
        <PrayerDetails
          key={prayer.data.id}
          prayer={prayer.data}
          onShare={onShare}
          onDelete={() => onDelete(prayer.data.id)}
        />
      )}
    </Modal>
  )
}

/** Escape closes what lies on top, a chapter or the sharing, and leaves the prayer beneath it open. */
function isCovered(): boolean {
  return document.querySelectorAll('[role="dialog"]').length > 1
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Loading your prayer</VisuallyHidden>
      <Stack aria-hidden="true">
        <Skeleton height={28} width="30%" />
        <Skeleton height={140} />
        <Skeleton height={90} />
      </Stack>
    </>
  )
}

function Missing({ error, onRetry, onClose }: { error: Error; onRetry: () => void; onClose: () => void }) {
  if (!isStatus(error, 404) && !isStatus(error, 400)) {
    return <LoadFailed onRetry={onRetry}>Failed to load this prayer</LoadFailed>
  }
  return (
    <div role="alert">
      <Text mb="lg">This prayer is not in your journal. It may have been deleted.</Text>
      <Button variant="default" onClick={onClose}>
        Back to the journal
      </Button>
    </div>
  )
}
