import { type SubscriberDto, changeSubscriberStatus, deleteSubscriber } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { refreshSubscribers } from './refresh-subscribers';
import { useNewsletterText } from './texts';

/** What staff do with a subscriber: let them have the newsletter or not, or take them off the list. */
export function useSubscriberChanges() {
  const queries = useQueryClient();
  const text = useNewsletterText();
  const banner = useBanner();
  const onSettled = () => refreshSubscribers(queries);
  const toggling = useOneAtATime({
    mutationFn: ({ email, isActive }: SubscriberDto) => changeSubscriberStatus(email, { isActive: !isActive }),
    onSuccess: ({ isActive }) => banner.sayDone(text(isActive ? 'newsletter.activated' : 'newsletter.deactivated')),
    onError: () => banner.sayFailed(text('newsletter.toggleFailed')),
    onSettled,
  });
  const deleting = useOneAtATime({
    mutationFn: ({ id }: SubscriberDto) => deleteSubscriber(id),
    onSuccess: () => banner.sayDone(text('newsletter.deleted')),
    onError: () => banner.sayFailed(text('newsletter.deleteFailed')),
    onSettled,
  });
  return { toggle: toggling.mutate, remove: deleting.mutate, isBusy: toggling.isPending || deleting.isPending };
}
