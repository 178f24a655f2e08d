import { type PageTextDto, getListPageTextsQueryKey, seedContent, useListPageTexts } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { NavLink, useSearchParams } from 'react-router-dom';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import parts from '../../shared/ui/parts.module.css';
import { useDrawer } from '../../shared/ui/use-drawer';
import { ContentList, type View, views } from './content-list';
import { TextDrawer } from './text-drawer';
import { useContentText } from './texts';

/** Every text of the public pages, and its form (spec §2). */
export function ContentManagement() {
  const text = useContentText();
  const [params, setParams] = useSearchParams();
  const view: View = params.get('show') === 'keys' ? 'keys' : 'pages';
  const { data, isError, refetch } = useListPageTexts({ query: { staleTime: 1000 } });
  const drawer = useDrawer<PageTextDto>();
  return (
    <>
      <div className={parts.bar}>
        <h2>{text('content.title')}</h2>
        <Segmented<View>
          aria-label={text('content.view')}
          value={view}
          options={views.map((value) => ({ value, label: text(`content.view.${value}`) }))}
          onChange={(next) => setParams(next === 'keys' ? { show: next } : {})}
        />
        <SeedButton />
      </div>
      <p className={parts.found}>
        <NavLink to="/admin/venue">{text('content.facts')}</NavLink>
      </p>
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      {data && <ContentList key={view} {...data} view={view} onEdit={drawer.open} />}
      {data && drawer.subject && (
        <TextDrawer key={drawer.opening} content={drawer.subject} languages={data.languages} {...drawer.props} />
      )}
    </>
  );
}

/** Adds the texts of the pages that are missing; existing ones stay unchanged. */
function SeedButton() {
  const queries = useQueryClient();
  const text = useContentText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => seedContent(),
    onMutate: () => banner.clear(),
    onSuccess: ({ added }) => banner.sayDone(text('content.seeded', { count: added })),
    onError: (error) => banner.sayFailed(text('content.seedFailed', { reason: reasonOf(error) })),
    onSettled: () => queries.invalidateQueries({ queryKey: getListPageTextsQueryKey() }),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      {text('content.seed')}
    </Button>
  );
}
