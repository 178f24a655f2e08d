import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import Button from 'antd/es/button';
import { createFormatter } from '../../shared/i18n/formatters';
import { useLanguage } from '../../shared/i18n/language-context';
import { FileChooser, downloadFile } from '../ui/files/file-chooser';
import { SubscriberImportDrawer } from './subscriber-import-drawer';
import { useNewsletterText } from './texts';
import { useSubscriberImport } from './use-subscriber-import';
import {
  type ListSubscribersParams,
  getExportSubscribersUrl,
  receiveFile,
  useListSubscribers,
} from '@strapec/contracts';
import { useState } from 'react';
import { useStaffMutation } from '../data/use-staff-mutation';
import { type SubscriberStatus, searchLimits, subscriberStatuses } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Input from 'antd/es/input';
import Pagination from 'antd/es/pagination';
import Segmented from 'antd/es/segmented';
import { QueryFallback } from '../ui/load-failure';
import { useIsNarrow } from '../ui/use-media-query';
import { Stats } from '../ui/stats';
import { SubscriberCard } from './subscriber-card';
import parts from '../ui/parts.module.css';

/** Spec §2. */
export function NewsletterManagement() {
  const text = useNewsletterText();
  const subscriberImport = useSubscriberImport();
  return (
    <>
      <div className={parts.bar}>
        <h2>{text('newsletter.title')}</h2>
        <div className={parts.row}>
          <ExportButton />
          <FileChooser
            accept=".csv,.json,.txt,.tsv,.xlsx,.zip"
            onChoose={(file) => void subscriberImport.chooseFile(file)}
          >
            <UploadOutlined aria-hidden />
            {text('newsletter.import')}
          </FileChooser>
        </div>
      </div>
      <SubscriberList />
      <SubscriberImportDrawer {...subscriberImport} />
    </>
  );
}

const megabyteFormat = createFormatter(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
);

function ExportButton() {
  const text = useNewsletterText();
  const { language } = useLanguage();
  const [receivedBytes, setReceivedBytes] = useState(0);
  const { mutate, isPending } = useStaffMutation({
    send: () => receiveFile(getExportSubscribersUrl(), { onProgress: setReceivedBytes }),
    onStart: () => setReceivedBytes(0),
    onSuccess: (file) => {
      downloadFile(file, 'newsletter-subscribers.xlsx');
      return text('newsletter.exported');
    },
    onFailure: (reason) => text('newsletter.exportFailed', { reason }),
    isReadOnly: true,
  });
  const size = megabyteFormat(language).format(receivedBytes / 1_000_000);
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={isPending} onClick={() => mutate()}>
      {isPending ? text('newsletter.exporting', { size }) : text('newsletter.export')}
    </Button>
  );
}

const pageSize = 50;

type SubscriberSearch = Pick<ListSubscribersParams, 'q' | 'status'> & { page: number };

function SubscriberList() {
  const text = useNewsletterText();
  const isNarrow = useIsNarrow();
  const [search, setSearch] = useState<SubscriberSearch>({ page: 1 });
  const { q, status, page } = search;
  const params = { q, status, limit: pageSize, offset: (page - 1) * pageSize };
  const { data, isError, isPlaceholderData, refetch } = useListSubscribers(params, {
    query: { staleTime: 1000, placeholderData: keepPreviousData },
  });
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  const subscriberCount = data.counts.active + data.counts.inactive;
  const pageCount = Math.max(1, Math.ceil(data.total / pageSize));
  if (page > pageCount && !isPlaceholderData) setSearch({ ...search, page: pageCount });
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
        <h3 id="subscribers">{text('newsletter.subscribers', { count: subscriberCount })}</h3>
        <SearchBar search={search} onSearch={setSearch} />
        <p role="status" className={parts.found}>
          {subscriberCount === 0 && text('newsletter.empty')}
          {(q || status) && text('newsletter.found', { count: data.total })}
        </p>
        <ul className={parts.list} aria-busy={isPlaceholderData}>
          {data.items.map((subscriber) => (
            <SubscriberCard key={subscriber.id} subscriber={subscriber} />
          ))}
        </ul>
        <Pagination
          aria-label={text('newsletter.pages')}
          className={parts.section}
          current={page}
          total={data.total}
          pageSize={pageSize}
          hideOnSinglePage
          showSizeChanger={false}
          simple={isNarrow && { readOnly: true }}
          onChange={(newPage) => setSearch({ ...search, page: newPage })}
        />
      </section>
    </>
  );
}

function SearchBar({ search, onSearch }: { search: SubscriberSearch; onSearch: (search: SubscriberSearch) => void }) {
  const text = useNewsletterText();
  const statusOptions = (['all', ...subscriberStatuses] as const).map((value) => ({
    value,
    label: text(value === 'all' ? 'newsletter.filter.all' : `newsletter.count.${value}`),
  }));
  return (
    <div className={parts.search}>
      <Input.Search
        aria-label={text('newsletter.search')}
        placeholder={text('newsletter.search')}
        allowClear
        maxLength={searchLimits.queryLength}
        onSearch={(query) => onSearch({ ...search, q: query.trim() || undefined, page: 1 })}
      />
      <Segmented<SubscriberStatus | 'all'>
        aria-label={text('newsletter.field.status')}
        options={statusOptions}
        value={search.status ?? 'all'}
        onChange={(next) => onSearch({ ...search, status: next === 'all' ? undefined : next, page: 1 })}
      />
    </div>
  );
}
