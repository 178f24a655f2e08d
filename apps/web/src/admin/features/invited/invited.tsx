import { HttpError, lookAtInvitation } from '@strapec/contracts';
import { useQuery } from '@tanstack/react-query';
import { Door } from '../../shared/ui/door';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { JoinForm } from './join-form';
import { useInvitedText } from './texts';

interface InvitedProps {
  /** What stands in the link. */
  token: string;
  /** The account is made and signed in. */
  onDone: () => void;
}

/** Where the link of an invitation leads: says to what, and asks for a name and a password. */
export function Invited({ token, onDone }: InvitedProps) {
  const text = useInvitedText();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => lookAtInvitation({ token }),
    retry: false,
    staleTime: Infinity,
  });
  const way = { href: '/admin', text: text('invited.signIn') };
  if (error) {
    if (!isOver(error)) return <LoadFailure onRetry={() => void refetch()} />;
    return <Door title={text('invited.over.title')} lead={text('invited.over.lead')} way={way} />;
  }
  if (!data) return <Loading />;
  return (
    <Door title={text('invited.title')} lead={text('invited.lead', { role: data.role, email: data.email })} way={way}>
      <JoinForm token={token} onDone={onDone} />
    </Door>
  );
}

/** Used, withdrawn, too old, or cut off on its way: all of them want a new one. */
const isOver = (error: Error): boolean =>
  error instanceof HttpError && (error.code === 'link_invalid' || error.code === 'validation_failed');
