import { type PageTextDto, getListPageTextsQueryKey, seedContent, useListPageTexts } from '@strapec/contracts';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { NavLink, useSearchParams } from 'react-router-dom';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { QueryFallback } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useDrawer } from '../../ui/drawer/use-drawer';
import { TextList, type TextListView, textListViews } from './text-list';
import { TextDrawer } from './text-drawer';
import { useContentText } from './texts';

/** Spec §2. */
export function TextManagement() {
  const text = useContentText();
  const [params, setParams] = useSearchParams();
  const view: TextListView = params.get('show') === 'keys' ? 'keys' : 'pages';
  const { data, isError, refetch } = useListPageTexts({ query: { staleTime: 1000 } });
  const drawer = useDrawer<PageTextDto>();
  return (
    <>
      <div className={parts.bar}>
        <h2>{text('content.title')}</h2>
        <Segmented<TextListView>
          aria-label={text('content.view')}
          value={view}
          options={textListViews.map((value) => ({ value, label: text(`content.view.${value}`) }))}
          onChange={(next) => setParams(next === 'keys' ? { show: next } : {})}
        />
        <SeedButton />
      </div>
      <p className={parts.found}>
        <NavLink to="/admin/venue">{text('content.facts')}</NavLink>
      </p>
      {!data && <QueryFallback isError={isError} onRetry={refetch} />}
      {data && <TextList key={view} {...data} view={view} onEdit={drawer.open} />}
      {data && drawer.subject && (
        <TextDrawer key={drawer.openCount} pageText={drawer.subject} languages={data.languages} {...drawer.props} />
      )}
    </>
  );
}

function SeedButton() {
  const text = useContentText();
  const { mutate, isPending } = useStaffMutation({
    send: () => seedContent(),
    onSuccess: ({ added }) => text('content.seeded', { count: added }),
    onFailure: (reason) => text('content.seedFailed', { reason }),
    refresh: (queries) => queries.invalidateQueries({ queryKey: getListPageTextsQueryKey() }),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      {text('content.seed')}
    </Button>
  );
}
