import { type FirstStartDto, getGetFirstStartQueryKey, markFirstStart, useGetFirstStart } from '@strapec/contracts';
import { firstSteps } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { Link } from 'react-router-dom';
import { useOneAtATime } from '../shared/api/use-one-at-a-time';
import { useBanner } from '../shared/banner/banner-provider';
import { useFailureReason } from '../shared/failure/use-failure-reason';
import { useMay } from '../shared/session/session-context';
import styles from './start-notice.module.css';
import { addressOf } from './tabs';
import { useAdminText } from './texts';

const fresh = 600_000; // milliseconds

/** Reminds whoever may do it that the house is not set up yet; it can be sent away, and the page is still there. */
export function StartNotice() {
  const text = useAdminText();
  const may = useMay();
  const queries = useQueryClient();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { data } = useGetFirstStart({ query: { enabled: may('house.change'), staleTime: fresh, retry: false } });
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => markFirstStart({ mark: 'left', isSet: true }),
    onMutate: () => banner.clear(),
    onError: (error) => banner.sayFailed(text('admin.start.failed', { reason: reasonOf(error) })),
    onSuccess: (now) => queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), now),
  });
  if (!data || data.isLeft || data.done.length === firstSteps.length) return null;
  return (
    <aside className={styles.notice}>
      <span>{text('admin.start', { done: data.done.length, count: firstSteps.length })}</span>
      <Link to={addressOf('start')}>{text('admin.start.go')}</Link>
      <Button type="text" disabled={isPending} onClick={() => mutate()}>
        {text('admin.start.leave')}
      </Button>
    </aside>
  );
}
