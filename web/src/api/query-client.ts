import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, a call fails and says so; 'online' would wait in silence for ever.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && !isRefusal(error),
    },
    mutations: { networkMode: 'always' },
  },
})

// A page that is opened without a network would take the network's return for no news.
if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine)

/** The server understood and said no: asking again changes nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}
