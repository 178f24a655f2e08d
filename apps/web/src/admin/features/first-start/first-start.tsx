import CheckOutlined from '@ant-design/icons/CheckOutlined';
import {
  type FirstStartDto,
  type FirstStartMark,
  type FirstStep,
  getGetFirstStartQueryKey,
  markFirstStart,
  useGetFirstStart,
} from '@strapec/contracts';
import { firstSteps } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import frame from '../../shared/ui/parts.module.css';
import styles from './first-start.module.css';
import { useStartText } from './texts';
import { WhatIsMissing } from './what-is-missing';

export interface StepParts {
  hours: ReactNode;
  tables: ReactNode;
  /** Renders the form for business details; `label` is the text of its save button. */
  ask: (step: AskedStep, label: string, onDone: () => void) => ReactNode;
}

export type AskedStep = Exclude<FirstStep, 'hours' | 'tables'>;

/** The setup of a new venue in a few steps, each with a proposal; it can be left and continued at any point. */
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
    <section aria-labelledby="start" className={`${frame.page} ${styles.start}`}>
      <h2 id="start">{text('start.title')}</h2>
      <p className={frame.muted}>{text('start.lead')}</p>
      <Steps progress={progress} step={step} onGo={go} />
      {step ? (
        <Step key={step} step={step} parts={parts} isResting={isMarking} onDone={goOn} />
      ) : (
        <WhatIsMissing progress={progress} />
      )}
    </section>
  );
}

/** The current step, stored in the address; by default the first open one. */
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
  onGo: (step: FirstStep | 'over') => void;
}

function Steps({ progress, step, onGo }: StepsProps) {
  const text = useStartText();
  return (
    <ol className={`${frame.row} ${styles.steps}`} aria-label={text('start.steps')}>
      {([...firstSteps, 'over'] as const).map((one, index) => {
        const isDone = one === 'over' ? progress.isOpened : progress.done.includes(one);
        const isHere = one === (step ?? 'over');
        return (
          <li key={one}>
            <button type="button" aria-current={isHere ? 'step' : undefined} onClick={() => onGo(one)}>
              <span className={styles.number} data-done={isDone} aria-hidden>
                {isDone ? <CheckOutlined /> : index + 1}
              </span>
              <span>{text(`start.step.${one}`)}</span>
              {isDone && <span className={frame.hidden}>({text('start.done')})</span>}
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
    <div className={`${frame.panel} ${frame.stack16} ${styles.step}`}>
      <h3 ref={title} tabIndex={-1}>
        {text(`start.step.${step}`)}
      </h3>
      <StepContent step={step} {...more} />
    </div>
  );
}

function StepContent({ step, parts, isResting, onDone }: StepProps) {
  const text = useStartText();
  if (step !== 'hours' && step !== 'tables') return parts.ask(step, text('start.next'), onDone);
  return (
    <>
      <p className={frame.muted}>{text(`start.${step}.lead`)}</p>
      {parts[step]}
      <Button type="primary" disabled={isResting} onClick={onDone}>
        {text('start.right')}
      </Button>
    </>
  );
}

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
