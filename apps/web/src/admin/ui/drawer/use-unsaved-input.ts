import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useUiText } from '../texts';

const unsavedChecks = new Set<() => boolean>();
const hasUnsavedInput = (): boolean => [...unsavedChecks].some((isUnsaved) => isUnsaved());

/** Leaving the page needs a confirmation while the form holds unsaved input. */
export function useUnsavedInput(isUnsaved: () => boolean): void {
  const checkUnsaved = useEffectEvent(isUnsaved);
  useEffect(() => {
    const registeredCheck = () => checkUnsaved();
    unsavedChecks.add(registeredCheck);
    return () => void unsavedChecks.delete(registeredCheck);
  }, []);
}

/** One question for all forms, because a router has one blocker. */
export function useLeaveConfirmation(): void {
  const text = useUiText();
  useBeforeUnload((event) => {
    if (hasUnsavedInput()) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedInput() && !window.confirm(text('ui.discard')),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
