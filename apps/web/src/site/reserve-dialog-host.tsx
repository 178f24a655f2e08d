import { reservePaths } from '@strapec/domain';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { ReserveDialogProvider } from '../shared/reserve/reserve-dialog-context';
import { useLanguage } from '../shared/i18n/language-context';
import { useSite } from '../shared/site/site';
import { useShowToast } from '../shared/toasts/toast-provider';
import buttons from '../shared/ui/buttons.module.css';
import { useIsSlow } from '../shared/use-is-slow';
import type { ReserveDialogComponent } from './after-load';
import { useAppText } from './app-texts';

/** Milliseconds until the page without script is offered. */
const slowAfterMs = 700;

export function ReserveDialogHost({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<ReserveDialogComponent | null>(null);
  const [isOpen, setOpen] = useState(false);
  const dialogPromise = useRef<Promise<void>>(null);
  const showFailure = useFailureToast();
  const isSlow = useIsSlow(isOpen && !Dialog, slowAfterMs);
  const loadDialog = useCallback(() => {
    dialogPromise.current ??= import('./after-load')
      .then((module) => module.loadReserveDialog())
      .then((dialog) => setDialog(() => dialog));
    dialogPromise.current.catch(() => {
      dialogPromise.current = null;
    });
    return dialogPromise.current;
  }, []);
  const dialogControl = useMemo(
    () => ({
      preloadDialog: () => void loadDialog().catch(() => undefined),
      openDialog: () => {
        setOpen(true);
        return loadDialog().catch(() => {
          setOpen(false);
          showFailure();
        });
      },
    }),
    [loadDialog, showFailure],
  );
  const close = useCallback(() => setOpen(false), []);
  return (
    <ReserveDialogProvider value={dialogControl}>
      {children}
      {isSlow && <SimpleFormLink />}
      {Dialog && <Dialog open={isOpen} onClose={close} />}
    </ReserveDialogProvider>
  );
}

function SimpleFormLink() {
  const text = useAppText();
  const { language } = useLanguage();
  return (
    <p role="status" style={linkStyle}>
      <a className={buttons.primary} href={reservePaths[language]}>
        {text('reserve.simple')}
      </a>
    </p>
  );
}

/** Above the bars of a phone. */
const linkStyle: CSSProperties = {
  position: 'fixed',
  inset: 'auto 0 calc(var(--consent-space, 0px) + 80px)',
  zIndex: 3,
  textAlign: 'center',
};

function useFailureToast(): () => void {
  const toast = useShowToast();
  const text = useAppText();
  const { phone } = useSite().businessDetails;
  return useCallback(() => {
    toast({
      title: text('reserve.unavailable.title'),
      description: text('reserve.unavailable.text', { phone }),
      tone: 'destructive',
    });
  }, [toast, text, phone]);
}
