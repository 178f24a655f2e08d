import CheckOutlined from '@ant-design/icons/CheckOutlined';
import {
  type FirstStartDto,
  type FirstStartMark,
  type FirstStep,
  getGetFirstStartQueryKey,
  markFirstStart,
  useGetEmailConfiguration,
  useGetFirstStart,
  useGetVenue,
} from '@strapec/contracts';
import { firstSteps } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import styles from './first-start.module.css';
import { useStartText } from './texts';
import { LanguageField, PlaceFields, SenderFields, VenueStep } from './venue-step';

/** Parts of other pages that a step shows as they are there. */
export interface StepParts {
  hours: ReactNode;
  tables: ReactNode;
  /** Sends a mail to whoever asks. */
  testMail: ReactNode;
}

/** A new house is set up in a few steps, each with a proposal; it can be left at any point and found again. */
export function FirstStart(parts: StepParts) {
  const text = useStartText();
  const { progress, isError, refetch, markDone, isMarking } = useFirstStart();
  const { step, go } = useStep(progress);
  if (!progress) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  const goOn = () => {
    if (!step) return;
    markDone(step);
    go(firstSteps[firstSteps.indexOf(step) + 1] ?? 'over');
  };
  return (
    <section aria-labelledby="start" className={styles.start}>
      <h2 id="start">{text('start.title')}</h2>
      <p className={styles.lead}>{text('start.lead')}</p>
      <Steps progress={progress} step={step} onGo={go} />
      {step ? <Step key={step} step={step} parts={parts} isResting={isMarking} onDone={goOn} /> : <Over />}
    </section>
  );
}

/** Which step is on show stands in the address; without one it is the first that is not done. */
function useStep(progress: FirstStartDto | undefined) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('step');
  const open = firstSteps.find((one) => !progress?.done.includes(one));
  const step = firstSteps.find((one) => one === asked) ?? (asked === 'over' ? undefined : open);
  return { step, go: (next: FirstStep | 'over') => setSearch({ step: next }) };
}

interface StepsProps {
  progress: FirstStartDto;
  step: FirstStep | undefined;
  onGo: (step: FirstStep) => void;
}

function Steps({ progress, step, onGo }: StepsProps) {
  const text = useStartText();
  return (
    <ol className={styles.steps} aria-label={text('start.steps')}>
      {firstSteps.map((one, index) => {
        const isDone = progress.done.includes(one);
        return (
          <li key={one}>
            <button type="button" aria-current={one === step ? 'step' : undefined} onClick={() => onGo(one)}>
              <span className={styles.number} data-done={isDone} aria-hidden>
                {isDone ? <CheckOutlined /> : index + 1}
              </span>
              <span>{text(`start.step.${one}`)}</span>
              {isDone && <span className={styles.said}>({text('start.done')})</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface StepProps {
  step: FirstStep;
  parts: StepParts;
  isResting: boolean;
  onDone: () => void;
}

function Step({ step, ...more }: StepProps) {
  const text = useStartText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.step}>
      <h3 ref={title} tabIndex={-1}>
        {text(`start.step.${step}`)}
      </h3>
      <p className={styles.lead}>{text(`start.${step}.lead`)}</p>
      <StepContent step={step} {...more} />
    </div>
  );
}

function StepContent({ step, parts, isResting, onDone }: StepProps) {
  const text = useStartText();
  if (step !== 'hours' && step !== 'tables') return <AskVenue step={step} testMail={parts.testMail} onDone={onDone} />;
  return (
    <>
      {parts[step]}
      <Button type="primary" disabled={isResting} onClick={onDone}>
        {text('start.right')}
      </Button>
    </>
  );
}

type VenueSteps = Exclude<FirstStep, 'hours' | 'tables'>;

function AskVenue({ step, testMail, onDone }: { step: VenueSteps; testMail: ReactNode; onDone: () => void }) {
  const text = useStartText();
  const { data, isError, refetch } = useGetVenue({ query: { staleTime: 1_000 } });
  const mail = useGetEmailConfiguration({ query: { enabled: step === 'sender', staleTime: 60_000 } });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  const fields: Readonly<Record<VenueSteps, ReactNode>> = {
    venue: <PlaceFields />,
    languages: <LanguageField />,
    sender: <SenderFields usual={mail.data?.sender ?? '…'} testMail={testMail} />,
  };
  const label = text(step === 'sender' ? 'start.last' : 'start.next');
  return <VenueStep venue={data} fields={fields[step]} label={label} onDone={onDone} />;
}

/** All of it is set, or gone through. */
function Over() {
  const text = useStartText();
  return (
    <div className={styles.step}>
      <h3>{text('start.over.title')}</h3>
      <p className={styles.lead}>{text('start.over.lead')}</p>
      <p className={styles.ways}>
        <a href="/">{text('start.over.site')}</a>
        <Link to="/admin/people">{text('start.over.people')}</Link>
        <Link to="/admin/tonight">{text('start.over.evening')}</Link>
      </p>
    </div>
  );
}

/** How far the house has been set up, and saying that a step is done. */
function useFirstStart() {
  const text = useStartText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const queries = useQueryClient();
  const { data, isError, refetch } = useGetFirstStart({ query: { staleTime: 1_000 } });
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (mark: FirstStartMark) => markFirstStart({ mark, isSet: true }),
    onSuccess: (now) => queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), now),
    onError: (error) => banner.sayFailed(text('start.saveFailed', { reason: reasonOf(error) })),
  });
  return { progress: data, isError, refetch, markDone: mutate, isMarking: isPending };
}
