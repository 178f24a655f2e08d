import { type ContentDto, useListContent, getListContentQueryKey, seedContent } from '@strapec/contracts';
import Button from 'antd/es/button';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { useDrawer } from '../../shared/ui/use-drawer';
import { ContentDrawer } from './content-drawer';
import { type ContentListProps, ContentList } from './content-list';
import styles from './content.module.css';
import { useContentText } from './texts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';

/** Every text of the public pages, by section and key, and the form in which one is edited (spec §2). */
export function ContentManagement() {
  const text = useContentText();
  const { data, isError, refetch } = useListContent({ query: { staleTime: 1000 } });
  const drawer = useDrawer<ContentDto>();
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.title}>{text('content.title')}</h2>
        <SeedButton isPrimary={data?.length === 0} />
      </div>
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      {data && <Contents contents={data} onEdit={drawer.open} />}
      {drawer.subject && <ContentDrawer key={drawer.opening} content={drawer.subject} {...drawer.props} />}
    </>
  );
}

function Contents(props: ContentListProps) {
  const text = useContentText();
  if (props.contents.length === 0) return <p className={styles.empty}>{text('content.empty')}</p>;
  return <ContentList {...props} />;
}

function SeedButton({ isPrimary }: { isPrimary: boolean }) {
  const text = useContentText();
  const { seed, isSeeding } = useSeedContent();
  return (
    <Button type={isPrimary ? 'primary' : 'default'} disabled={isSeeding} onClick={seed}>
      {text('content.seed')}
    </Button>
  );
}

/** Adds the texts of the pages that nobody has written yet; those that are there stay as they are. */
function useSeedContent() {
  const queries = useQueryClient();
  const text = useContentText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => seedContent(),
    onMutate: () => banner.clear(),
    onSuccess: ({ added }) => banner.sayDone(text('content.seeded', { count: added })),
    onError: (error) => banner.sayFailed(text('content.seedFailed', { reason: reasonOf(error) })),
    onSettled: () => queries.invalidateQueries({ queryKey: getListContentQueryKey() }),
  });
  return { seed: () => mutate(), isSeeding: isPending };
}
