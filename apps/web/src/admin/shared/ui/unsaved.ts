import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useUiText } from './texts';

const checks = new Set<() => boolean>();
const hasUnsaved = (): boolean => [...checks].some((isUnsaved) => isUnsaved());

/** Registers a form: while it holds unsaved input, leaving its page needs a confirmation. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const check = useEffectEvent(isUnsaved);
  useEffect(() => {
    const registered = () => check();
    checks.add(registered);
    return () => void checks.delete(registered);
  }, []);
}

/** Asks before a link, Back, a reload or closing the tab would lose unsaved input. The router has one blocker for all forms. */
export function useLeaveQuestion(): void {
  const text = useUiText();
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved() && !window.confirm(text('ui.discard')),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
