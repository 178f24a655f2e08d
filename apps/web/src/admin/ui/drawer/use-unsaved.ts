import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useUiText } from '../texts';

const unsavedChecks = new Set<() => boolean>();
const hasUnsaved = (): boolean => [...unsavedChecks].some((isUnsaved) => isUnsaved());

/** Leaving the page needs a confirmation while the form holds unsaved input. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const check = useEffectEvent(isUnsaved);
  useEffect(() => {
    const registered = () => check();
    unsavedChecks.add(registered);
    return () => void unsavedChecks.delete(registered);
  }, []);
}

/** One question for all forms, because a router has one blocker. */
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
