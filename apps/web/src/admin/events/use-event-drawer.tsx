import { useState } from 'react';
import { useDrawer } from '../ui/drawer/use-drawer';
import { EventDrawer, type EventDrawerProps } from './event-drawer';
import { type EventActionResult, EventOutcomeAlert } from './event-outcome';

interface EventDrawerOptions extends Pick<EventDrawerProps, 'Preview'> {
  onSaved?: () => void;
}

/** With the outcome of the last action, which is shown above the list. */
export function useEventDrawer({ Preview, onSaved }: EventDrawerOptions) {
  const drawer = useDrawer<Pick<EventDrawerProps, 'event' | 'date' | 'inquiry'>>();
  const [actionResult, setActionResult] = useState<EventActionResult | null>(null);
  return {
    openEvent: drawer.open,
    setLastResult: setActionResult,
    outcomeAlert: actionResult && <EventOutcomeAlert result={actionResult} onDismiss={() => setActionResult(null)} />,
    eventDrawer: drawer.subject && (
      <EventDrawer
        key={drawer.openCount}
        {...drawer.subject}
        {...drawer.props}
        Preview={Preview}
        onSaved={(result) => {
          setActionResult({ ...result, action: 'saved' });
          drawer.props.onClose();
          onSaved?.();
        }}
      />
    ),
  };
}
