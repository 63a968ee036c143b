export { PricingPage as Component } from '../../features/plans/pricing-page.tsx'
