import { reservePaths } from '@strapec/domain';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { ReserveProvider } from '../shared/reserve/reserve-context';
import { useLanguage } from '../shared/i18n/language-context';
import { useSite } from '../shared/site/site';
import { useToast } from '../shared/toasts/toast-provider';
import buttons from '../shared/ui/buttons.module.css';
import { useTakesLonger } from '../shared/use-takes-longer';
import type { ReserveDialog } from './after-load';
import { useAppText } from './app-texts';

/** Milliseconds until the page without script is offered. */
const slowMs = 700;

export function ReserveHost({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<ReserveDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const loading = useRef<Promise<void>>(null);
  const showFailure = useFailureToast();
  const isSlow = useTakesLonger(isOpen && !Dialog, slowMs);
  const load = useCallback(() => {
    loading.current ??= import('./after-load')
      .then((module) => module.loadReserveDialog())
      .then((dialog) => setDialog(() => dialog));
    loading.current.catch(() => {
      loading.current = null;
    });
    return loading.current;
  }, []);
  const reserve = useMemo(
    () => ({
      prepare: () => void load().catch(() => undefined),
      open: () => {
        setOpen(true);
        return load().catch(() => {
          setOpen(false);
          showFailure();
        });
      },
    }),
    [load, showFailure],
  );
  const close = useCallback(() => setOpen(false), []);
  return (
    <ReserveProvider value={reserve}>
      {children}
      {isSlow && <SimpleForm />}
      {Dialog && <Dialog open={isOpen} onClose={close} />}
    </ReserveProvider>
  );
}

function SimpleForm() {
  const text = useAppText();
  const { language } = useLanguage();
  return (
    <p role="status" style={position}>
      <a className={buttons.primary} href={reservePaths[language]}>
        {text('reserve.simple')}
      </a>
    </p>
  );
}

/** Above the bars of a phone. */
const position: CSSProperties = {
  position: 'fixed',
  inset: 'auto 0 calc(var(--consent-space, 0px) + 80px)',
  zIndex: 3,
  textAlign: 'center',
};

function useFailureToast(): () => void {
  const toast = useToast();
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
