import type { Language } from '@strapec/domain';
import {
  Component,
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  memo,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Messages } from '../shared/i18n/messages';
import { Texts } from '../shared/site/texts';
import { useSite } from '../shared/site/site';

/** The other language costs less than another request. */
export interface Part {
  Content: ComponentType;
  messages: Readonly<Record<Language, Messages>>;
}

type LoadPart = () => Promise<Part>;

interface Source {
  isStill: boolean;
  /** The island then renders without suspending. */
  preloaded: Part | null;
  loaded: Promise<Part>;
  startLoading: () => void;
  preload: () => Promise<void>;
}

const sources = new Set<Source>();

function sourceOf(load: LoadPart, isStill = false): Source {
  let startLoading: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (startLoading = resolve));
  const source: Source = {
    isStill,
    startLoading,
    preloaded: null,
    loaded: wanted.then(() => loadWithRetries(load)),
    preload: async () => {
      source.preloaded = await load();
    },
  };
  sources.add(source);
  return source;
}

const retryAfterMs = 5000;
const longestWaitMs = 1_000_000;

/** Half an hour; the server's markup stays meanwhile. */
async function loadWithRetries(load: LoadPart): Promise<Part> {
  for (let wait = retryAfterMs; wait < longestWaitMs; wait *= 2) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return never;
}

const never = new Promise<Part>(() => undefined);

export async function preloadIslands(known = 0): Promise<void> {
  const found = [...sources].slice(known);
  if (found.length === 0) return;
  await Promise.all(found.map((source) => source.preload()));
  await preloadIslands(known + found.length);
}

/** Texts that the browser does not need for the rendered page. */
export function textsOfStillIslands(): ReadonlySet<string> {
  const still = [...sources].filter(({ isStill }) => isStill);
  return new Set(still.flatMap(({ preloaded }) => Object.keys(preloaded?.messages.en ?? {})));
}

export function loadIslands(): void {
  sources.forEach((source) => source.startLoading());
}

/** Hydrates when near the screen or touched (decision 0003); properties would hydrate it earlier. */
export function island(load: LoadPart): ComponentType {
  const source = sourceOf(load);
  return memo(function Island() {
    const place = useRef<HTMLDivElement>(null);
    const replayClicks = useHeldClicks(place);
    useEffect(() => (place.current ? loadWhenNear(place.current, source.startLoading) : undefined), []);
    return (
      <div ref={place}>
        <IslandContent source={source} onHydrated={replayClicks} />
      </div>
    );
  });
}

/** Never hydrates, because its texts are not in the page; a change of language renders it anew. */
export function stillIsland(load: LoadPart): ComponentType {
  const source = sourceOf(load, true);
  return memo(function StillIsland() {
    const site = useSite();
    const [rendered] = useState(site);
    return site === rendered ? (
      <IslandContent key="rendered" source={source} loaded={never} />
    ) : (
      <IslandContent source={source} />
    );
  });
}

/** Never hydrates, because its data is not in the page; after `prepare`, newer data renders it anew. */
export function renewableIsland(load: LoadPart, useIsNewer: () => boolean) {
  const source = sourceOf(load);
  const Island = memo(function RenewableIsland() {
    return <IslandContent key={useIsNewer() ? 'newer' : 'rendered'} source={source} />;
  });
  return { Island, prepare: source.preload };
}

interface IslandContentProps {
  source: Source;
  loaded?: Promise<Part>;
  onHydrated?: () => void;
}

function IslandContent(props: IslandContentProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded({ source, loaded = source.loaded, onHydrated }: IslandContentProps) {
  const { Content, messages } = source.preloaded ?? use(loaded);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <Texts messages={messages}>
      <Content />
    </Texts>
  );
}

/** React would unmount the whole page. */
class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

const intents = ['focusin', 'pointerover'] as const;

function loadWhenNear(place: Element, startLoading: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && startLoading(), {
    rootMargin: '240px',
  });
  observer.observe(place);
  // On the window: React stops these events on their way to a part that is not hydrated.
  const loadWhenTouched = ({ target }: Event) => target instanceof Node && place.contains(target) && startLoading();
  intents.forEach((intent) => addEventListener(intent, loadWhenTouched, true));
  if (place.contains(document.activeElement)) startLoading(); // the guest was faster
  return () => {
    observer.disconnect();
    intents.forEach((intent) => removeEventListener(intent, loadWhenTouched, true));
  };
}

/** Continues the hydration script's work: holds clicks on `[data-replay]`; returns the replay. */
function useHeldClicks(place: RefObject<HTMLElement | null>): () => void {
  const held = useRef<HeldClicks>(null);
  // Now the hydration script stops holding clicks.
  useLayoutEffect(() => {
    if (!place.current) return;
    const clicks = holdClicks(place.current);
    held.current = clicks;
    return clicks.stop;
  }, [place]);
  return useCallback(() => held.current?.replay(), []);
}

interface HeldClicks {
  replay: () => void;
  stop: () => void;
}

function holdClicks(place: HTMLElement): HeldClicks {
  const clicked = new Set<HTMLElement>(); // two clicks on the same element count once
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
    if (!target || !place.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.add(target);
  };
  addEventListener('click', hold, true);
  const stop = () => removeEventListener('click', hold, true);
  const replay = () => {
    stop();
    clicked.forEach((target) => target.click());
  };
  return { replay, stop };
}
