import {
  type IntegrityFindingDto,
  type IntegrityReportDto,
  checkIntegrity,
  getGetSystemQueryKey,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { instantInWords } from '../../shared/time/date-words';
import styles from './system.module.css';
import { useSystemText } from './texts';

/** Whether the data can be true, as the last check found, and a button for the next one. */
export function DataCheck({ report }: { report: IntegrityReportDto | null }) {
  const text = useSystemText();
  const { check, isChecking } = useDataCheck();
  return (
    <section aria-labelledby="data-check" className={styles.check}>
      <div className={styles.bar}>
        <h3 id="data-check">{text('system.check')}</h3>
        <Button onClick={check} loading={isChecking}>
          {text('system.check.now')}
        </Button>
      </div>
      {report ? <Report report={report} /> : <p>{text('system.check.none')}</p>}
    </section>
  );
}

function useDataCheck() {
  const queries = useQueryClient();
  const text = useSystemText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => checkIntegrity(),
    onMutate: banner.clear,
    onError: (error) => banner.sayFailed(text('system.check.failed', { reason: reasonOf(error) })),
    onSettled: () => queries.invalidateQueries({ queryKey: getGetSystemQueryKey() }),
  });
  return { check: () => mutate(), isChecking: isPending };
}

function Report({ report: { at, isOk, findings } }: { report: IntegrityReportDto }) {
  const text = useSystemText();
  const { language } = useLanguage();
  const isWell = isOk && findings.length === 0;
  return (
    <div aria-live="polite">
      <p data-tone={isWell ? 'good' : undefined}>
        {text(isWell ? 'system.check.well' : 'system.check.looked', { at: instantInWords(at, language) })}
      </p>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <Finding key={finding.name} {...finding} />
        ))}
      </ul>
    </div>
  );
}

function Finding({ name, severity, count, examples }: IntegrityFindingDto) {
  const text = useSystemText();
  return (
    <li>
      <p>
        <strong data-tone={severity === 'fault' ? 'bad' : 'notice'}>{text(`system.check.${severity}`)}:</strong>{' '}
        {text(`system.finding.${name}`, { count })}
      </p>
      <p className={styles.examples}>{examples.join(', ')}</p>
    </li>
  );
}
