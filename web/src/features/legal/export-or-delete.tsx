import { useConfig } from '../../api/config.ts'
import { howToExportOrDelete } from '../../facts.ts'
import { WithSupportLink } from '../../ui/names.tsx'

export function ExportOrDelete() {
  return <WithSupportLink text={howToExportOrDelete(useConfig().supportEmail)} />
}
