import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  memo,
  use,
  useEffect,
  useRef,
  Component,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import { useLanguage } from '../i18n/language-context';
import { Texts } from '../site/texts';
import { useSite } from '../site/site';
import { type IslandLoaders, type IslandSource, islandSource } from './island-source';

/**
 * A part of a page that the server draws and that comes to life late: its script and texts are fetched when it is near
 * the screen or touched, and not before (decision 0003). It takes no properties, so that nothing that happens on
 * the page around it asks for it earlier.
 */
export function island(loaders: IslandLoaders): ComponentType {
  const source = islandSource(loaders);
  return memo(function Island() {
    const place = useRef<HTMLDivElement>(null);
    const giveBackClicks = useKeptClicks(place);
    useEffect(() => (place.current ? wakeWhenNear(place.current, source.wake) : undefined), []);
    return (
      <div ref={place}>
        <Drawn source={source} onAwake={giveBackClicks} />
      </div>
    );
  });
}

/**
 * The same for a part that only stands there: it is fetched when the guest changes the language, else never. The server's drawing
 * is replaced then and never taken over, because a page does not carry the texts that it was drawn from.
 */
export function stillIsland(loaders: IslandLoaders): ComponentType {
  const source = islandSource(loaders, true);
  return memo(function StillIsland() {
    const site = useSite();
    const [drawn] = useState(site);
    return site === drawn ? <Drawn key="drawn" source={source.drawn} /> : <Drawn source={source} />;
  });
}

interface DrawnProps {
  source: Pick<IslandSource, 'in'>;
  /** Called once it listens to the guest. */
  onAwake?: () => void;
}

/** What stands in an island's place: the server's drawing until its source has been woken. */
export function Drawn(props: DrawnProps) {
  return (
    <Fence>
      <Suspense fallback={null}>
        <Awake {...props} />
      </Suspense>
    </Fence>
  );
}

function Awake({ source, onAwake }: DrawnProps) {
  const { language } = useLanguage();
  const { Content, messages } = use(source.in(language));
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <Texts messages={messages}>
      <Content />
    </Texts>
  );
}

const intents = ['focusin', 'pointerover'] as const;

function wakeWhenNear(place: Element, wake: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: '240px' });
  observer.observe(place);
  // On the window, because React stops these events on their way to a part that it has not taken over yet.
  const wakeWhenTouched = ({ target }: Event) => target instanceof Node && place.contains(target) && wake();
  intents.forEach((intent) => addEventListener(intent, wakeWhenTouched, true));
  if (place.contains(document.activeElement)) wake(); // the guest was quicker
  return () => {
    observer.disconnect();
    intents.forEach((intent) => removeEventListener(intent, wakeWhenTouched, true));
  };
}

/** Keeps the rest of the page when a part of it breaks: without a fence React takes down everything. */
class Fence extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/**
 * Keeps the clicks of guests who are quicker than a part that still sleeps: those on `[data-replay]`, as the document
 * itself does before the page has woken. Answers with what gives them back once the part listens.
 */
function useKeptClicks(place: RefObject<HTMLElement | null>): () => void {
  const kept = useRef<KeptClicks>(null);
  // In the commit that wakes the page around it: from then on the document does not keep clicks any more.
  useLayoutEffect(() => {
    if (!place.current) return;
    const clicks = keepClicks(place.current);
    kept.current = clicks;
    return clicks.stop;
  }, [place]);
  return useCallback(() => kept.current?.giveBack(), []);
}

interface KeptClicks {
  giveBack: () => void;
  stop: () => void;
}

function keepClicks(place: HTMLElement): KeptClicks {
  const clicked = new Set<HTMLElement>(); // pressing twice counts once
  const keep = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
    if (!target || !place.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.add(target);
  };
  addEventListener('click', keep, true);
  const stop = () => removeEventListener('click', keep, true);
  const giveBack = () => {
    stop();
    clicked.forEach((target) => target.click());
  };
  return { giveBack, stop };
}
