export { DisclaimerPage as Component } from '../../features/legal/disclaimer-page.tsx'
