export { JournalPage as Component } from '../features/prayers/journal/journal-page.tsx'
