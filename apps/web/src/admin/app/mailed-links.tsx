import { type ComponentType, type ReactNode, Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { Loading } from '../shared/ui/loading';

/** What the links in mails to staff open. */
const mailedPages: Readonly<Record<string, ComponentType<{ onDone: () => void }>>> = {
  invitation: lazy(() => import('../pages/invited/invited-page').then(({ InvitedPage }) => ({ default: InvitedPage }))),
  reset: lazy(() => import('../pages/reset/reset-page').then(({ ResetPage }) => ({ default: ResetPage }))),
};

/** Stands before the session: whoever follows such a link may be signed in or not. */
export function MailedLinks({ children }: { children: ReactNode }) {
  const [isDone, setDone] = useState(false);
  const key = useSyncExternalStore(followHash, () => location.hash);
  const Page = mailedPages[location.pathname.split('/')[2] ?? ''];
  if (!Page || isDone) return children;
  const goOn = () => {
    history.replaceState(null, '', '/admin'); // the link is used, and nobody shall come back to it
    setDone(true);
  };
  return (
    <Suspense fallback={<Loading />}>
      <Page key={key} onDone={goOn} />
    </Suspense>
  );
}

/** A link that is put into the same tab changes nothing but what stands behind the `#`. */
function followHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
