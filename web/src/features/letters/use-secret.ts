import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { secretParameterOf } from '../../paths.ts'
import { isRecord } from '../../storage.ts'

/**
 * The key in the address of this page. It moves to the history's state at once: there it outlives a reload, and stands
 * in no address that is copied, or read by a script of the operator.
 */
export function useSecret(): string {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const name = secretParameterOf(pathname)
  const inAddress = name === undefined ? null : new URLSearchParams(search).get(name)

  useEffect(() => {
    if (inAddress === null) return
    navigate(pathname, { replace: true, state: { secret: inAddress }, preventScrollReset: true })
  }, [navigate, pathname, inAddress])

  if (inAddress !== null) return inAddress
  return isRecord(state) && typeof state.secret === 'string' ? state.secret : ''
}
