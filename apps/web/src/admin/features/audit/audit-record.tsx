import { useListAudit } from '@strapec/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import styles from './audit.module.css';
import { AuditFilters } from './audit-filters';
import { AuditItem } from './audit-item';
import { useAuditText } from './texts';
import { useAuditAddress } from './use-audit-address';

/** Who did what in the admin, and when: fifty a page, the newest first. */
export function AuditRecord() {
  const text = useAuditText();
  const { asked, search } = useAuditAddress();
  const { data, isError, isPlaceholderData, refetch } = useListAudit(asked, {
    query: { staleTime: 1000, placeholderData: keepPreviousData },
  });
  const turn = (before: string | undefined) => {
    search({ ...asked, before });
    window.scrollTo({ top: 0 });
  };
  return (
    <section aria-labelledby="audit" className={styles.page}>
      <h2 id="audit" className={styles.title}>
        {text('audit.title')}
      </h2>
      <p className={styles.lead}>{text('audit.lead')}</p>
      <AuditFilters asked={asked} onSearch={search} />
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && (
        <>
          <p role="status" className={styles.lead}>
            {data.items.length === 0 && text('audit.empty')}
          </p>
          <ol className={styles.list} aria-busy={isPlaceholderData}>
            {data.items.map((item) => (
              <AuditItem key={item.id} item={item} />
            ))}
          </ol>
          <div className={styles.pages}>
            {asked.before && <Button onClick={() => turn(undefined)}>{text('audit.newest')}</Button>}
            {data.next && <Button onClick={() => turn(data.next ?? undefined)}>{text('audit.older')}</Button>}
          </div>
        </>
      )}
    </section>
  );
}
