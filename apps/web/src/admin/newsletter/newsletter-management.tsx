import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import Button from 'antd/es/button';
import { formatters } from '../../shared/i18n/formatters';
import { useLanguage } from '../../shared/i18n/language-context';
import { FileChooser } from '../ui/files/file-chooser';
import { ImportDrawer } from './import-drawer';
import { useNewsletterText } from './texts';
import { useImport } from './use-import';
import { getExportSubscribersUrl, receiveFile, useListSubscribers } from '@strapec/contracts';
import { useState } from 'react';
import { useStaffMutation } from '../data/use-staff-mutation';
import { saveAs } from '../ui/files/file-chooser';
import { type SubscriberStatus, listLimits, subscriberStatuses } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Input from 'antd/es/input';
import Pagination from 'antd/es/pagination';
import Segmented from 'antd/es/segmented';
import { NotLoaded } from '../ui/load-failure';
import { useLast } from '../ui/drawer/use-drawer';
import { useIsNarrow } from '../ui/use-is-narrow';
import { Stats } from '../ui/stats';
import { SubscriberCard } from './subscriber-card';
import parts from '../ui/parts.module.css';

/** Spec §2. */
export function NewsletterManagement() {
  const text = useNewsletterText();
  const importing = useImport();
  const run = useLast(importing.run);
  return (
    <>
      <div className={parts.bar}>
        <h2>{text('newsletter.title')}</h2>
        <div className={parts.row}>
          <ExportButton />
          <FileChooser accept=".csv,.json,.txt,.tsv,.xlsx,.zip" onChoose={(file) => void importing.choose(file)}>
            <UploadOutlined aria-hidden />
            {text('newsletter.import')}
          </FileChooser>
        </div>
      </div>
      <SubscriberList />
      {run && (
        <ImportDrawer
          open={importing.run !== null}
          run={run}
          onAnswer={(now, answers) => void importing.answer(now, answers)}
          onSend={importing.send}
          onClose={importing.close}
        />
      )}
    </>
  );
}

const megabytes = formatters(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
);

function ExportButton() {
  const text = useNewsletterText();
  const { language } = useLanguage();
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending } = useStaffMutation({
    send: () => receiveFile(getExportSubscribersUrl(), { onProgress: setBytes }),
    begin: () => setBytes(0),
    done: (file) => {
      saveAs(file, 'newsletter-subscribers.xlsx');
      return text('newsletter.exported');
    },
    failed: (reason) => text('newsletter.exportFailed', { reason }),
    isRead: true,
  });
  const size = megabytes(language).format(bytes / 1_000_000);
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={isPending} onClick={() => mutate()}>
      {isPending ? text('newsletter.exporting', { size }) : text('newsletter.export')}
    </Button>
  );
}

const pageSize = 50;

interface Search {
  query: string;
  status: SubscriberStatus | 'all';
  page: number;
}

function SubscriberList() {
  const text = useNewsletterText();
  const isNarrow = useIsNarrow();
  const [search, setSearch] = useState<Search>({ query: '', status: 'all', page: 1 });
  const { data, isError, isPlaceholderData, refetch } = useListSubscribers(paramsOf(search), {
    query: { staleTime: 1000, placeholderData: keepPreviousData },
  });
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
  const everybody = data.counts.active + data.counts.inactive;
  const lastPage = Math.max(1, Math.ceil(data.total / pageSize));
  if (search.page > lastPage && !isPlaceholderData) setSearch({ ...search, page: lastPage });
  return (
    <>
      <section className={`${parts.card} ${parts.bar} ${parts.section}`} aria-labelledby="statistics">
        <h3 id="statistics">{text('newsletter.statistics')}</h3>
        <Stats
          stats={[
            { name: text('newsletter.count.active'), count: data.counts.active, tone: 'good' },
            { name: text('newsletter.count.inactive'), count: data.counts.inactive },
          ]}
        />
      </section>
      <section aria-labelledby="subscribers" className={parts.section}>
        <h3 id="subscribers">{text('newsletter.subscribers', { count: everybody })}</h3>
        <SearchBar search={search} onSearch={setSearch} />
        <p role="status" className={parts.found}>
          {everybody === 0 && text('newsletter.empty')}
          {isSearch(search) && text('newsletter.found', { count: data.total })}
        </p>
        <ul className={parts.list} aria-busy={isPlaceholderData}>
          {data.items.map((subscriber) => (
            <SubscriberCard key={subscriber.id} subscriber={subscriber} />
          ))}
        </ul>
        <Pagination
          aria-label={text('newsletter.pages')}
          className={parts.section}
          current={search.page}
          total={data.total}
          pageSize={pageSize}
          hideOnSinglePage
          showSizeChanger={false}
          simple={isNarrow && { readOnly: true }}
          onChange={(page) => setSearch({ ...search, page })}
        />
      </section>
    </>
  );
}

const isSearch = ({ query, status }: Search): boolean => query !== '' || status !== 'all';

const paramsOf = ({ query, status, page }: Search) => ({
  ...(query !== '' && { q: query }),
  ...(status !== 'all' && { status }),
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

function SearchBar({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) {
  const text = useNewsletterText();
  const choices = (['all', ...subscriberStatuses] as const).map((value) => ({
    value,
    label: text(value === 'all' ? 'newsletter.filter.all' : `newsletter.count.${value}`),
  }));
  return (
    <div className={parts.search}>
      <Input.Search
        aria-label={text('newsletter.search')}
        placeholder={text('newsletter.search')}
        allowClear
        maxLength={listLimits.searchLength}
        onSearch={(typed) => onSearch({ ...search, query: typed.trim(), page: 1 })}
      />
      <Segmented
        aria-label={text('newsletter.field.status')}
        options={choices}
        value={search.status}
        onChange={(status) => onSearch({ ...search, status, page: 1 })}
      />
    </div>
  );
}
