import {
  type IntegrityFindingDto,
  type IntegrityReportDto,
  checkIntegrity,
  getGetSystemQueryKey,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { Link } from 'react-router-dom';
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
  const reasonOf = useFailureReason('reads');
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => checkIntegrity(),
    onMutate: banner.clear,
    onError: (error) => banner.sayFailed(text('system.check.failed', { reason: reasonOf(error) })),
    onSettled: () => queries.invalidateQueries({ queryKey: getGetSystemQueryKey() }),
  });
  return { check: () => mutate(), isChecking: isPending };
}

/** How each verdict looks; what waits for somebody is told, not shouted. */
const tones = { well: 'good', looked: undefined, todo: 'task' } as const;

/** A fault speaks for itself; where there is none, an open task does not count as one. */
function verdictOn(findings: readonly IntegrityFindingDto[]): keyof typeof tones {
  const has = (severity: IntegrityFindingDto['severity']) => findings.some((finding) => finding.severity === severity);
  if (has('task') && !has('fault')) return 'todo';
  return findings.length === 0 ? 'well' : 'looked';
}

function Report({ report: { at, findings } }: { report: IntegrityReportDto }) {
  const text = useSystemText();
  const { language } = useLanguage();
  const verdict = verdictOn(findings);
  return (
    <div aria-live="polite">
      <p data-tone={tones[verdict]}>{text(`system.check.${verdict}`, { at: instantInWords(at, language) })}</p>
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
        <strong data-tone={severity === 'fault' ? 'bad' : severity}>{text(`system.check.${severity}`)}:</strong>{' '}
        {text(`system.finding.${name}`, { count })}{' '}
        {name === 'visit_without_a_table' && <Link to="/admin/reservations">{text('system.check.toTheParties')}</Link>}
      </p>
      <p className={styles.examples}>{examples.join(', ')}</p>
    </li>
  );
}
