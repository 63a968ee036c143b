export { NotFoundPage as Component } from '../frame/not-found-page.tsx'
