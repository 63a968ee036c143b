export { FaqPage as Component } from '../../features/faq/faq-page.tsx'
