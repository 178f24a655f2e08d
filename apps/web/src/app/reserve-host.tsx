import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { clockSettled } from '../shared/clock-settled';
import { ReserveProvider } from '../shared/reserve/reserve-context';
import { useSite } from '../shared/site/site';
import { useText } from '../shared/i18n/use-text';
import { useToast } from '../shared/toasts/toast-provider';
import type { en } from './messages.en';

type Dialog = ComponentType<{ open: boolean; onClose: () => void }>;

async function loadDialog(): Promise<Dialog> {
  const { ReserveTableDialog } = await import('../features/reserve-table/reserve-table-dialog');
  await clockSettled(); // its first evening is the server's today
  return ReserveTableDialog;
}

/** Holds the reservation dialog above the pages: loaded on intent, opened on a click, kept for the next time. */
export function ReserveHost({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const loading = useRef<Promise<void>>(null);
  const sayThatItFailed = useFailureToast();
  const load = useCallback(() => {
    loading.current ??= loadDialog().then((dialog) => setDialog(() => dialog));
    loading.current.catch(() => {
      loading.current = null; // the next click tries again
    });
    return loading.current;
  }, []);
  const reserve = useMemo(
    () => ({
      isOpening: isOpen && !Dialog,
      prepare: () => void load().catch(() => undefined),
      open: () => {
        setOpen(true);
        load().catch(() => {
          setOpen(false);
          sayThatItFailed();
        });
      },
    }),
    [load, sayThatItFailed, isOpen, Dialog],
  );
  const close = useCallback(() => setOpen(false), []);
  return (
    <ReserveProvider value={reserve}>
      {children}
      {Dialog && <Dialog open={isOpen} onClose={close} />}
    </ReserveProvider>
  );
}

function useFailureToast(): () => void {
  const toast = useToast();
  const text = useText<keyof typeof en>();
  const { phone } = useSite().venue;
  return useCallback(() => {
    toast({
      title: text('reserve.unavailable.title'),
      description: text('reserve.unavailable.text', { phone }),
      tone: 'destructive',
    });
  }, [toast, text, phone]);
}
