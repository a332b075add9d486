import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { WidgetType } from '../../../../domain/dashboards.ts';
import type { KindProps } from './given.ts';
import { useAccess } from './useAccess.ts';
import { ClosedWidget, FailedWidget, WaitingBlock } from './WidgetStates.tsx';

const ChartKind = lazy(() => import('../kinds/ChartKind.tsx'));

/** The component for each kind; those with charts load the chart library. */
const kinds: Readonly<Record<WidgetType, ComponentType<KindProps>>> = {
  number: lazy(() => import('../kinds/NumberKind.tsx')),
  line: ChartKind,
  bars: ChartKind,
  share: lazy(() => import('../kinds/ShareKind.tsx')),
  table: lazy(() => import('../kinds/TableKind.tsx')),
  top: lazy(() => import('../kinds/TopKind.tsx')),
  caps: lazy(() => import('../kinds/CapsKind.tsx')),
  funnel: lazy(() => import('../kinds/FunnelKind.tsx')),
  leads: lazy(() => import('../kinds/LeadsKind.tsx')),
};

/** What a widget shows; any error in it is contained. */
export const WidgetBody = (props: KindProps) => {
  const { shown, title, metrics } = props;
  const Kind = kinds[shown.type];
  if (!useAccess(metrics)(shown)) return <ClosedWidget />;
  return (
    <ErrorBoundary
      resetKeys={[shown]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FailedWidget error={error} title={title} onRetry={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<WaitingBlock />}>
        <Kind {...props} />
      </Suspense>
    </ErrorBoundary>
  );
};
