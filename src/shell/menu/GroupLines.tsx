import { type Heading, isComing, type PageLine } from './menuView.ts';
import { SidebarEntry } from './SidebarEntry.tsx';
import type { EntryCounts } from './useEntryCounts.ts';

export interface SidebarGroupProps {
  group: Heading;
  current: PageLine | undefined;
  counts: EntryCounts;
  onOpen?: () => void;
}

/** The entries of a group. */
export const GroupLines = ({ group, current, counts, onOpen, inGroup }: SidebarGroupProps & { inGroup: boolean }) =>
  group.lines.map((line) => (
    <SidebarEntry
      key={line.label}
      line={line}
      selected={line.label === current?.label}
      count={isComing(line) ? 0 : counts[line.at]}
      inGroup={inGroup}
      onOpen={onOpen}
    />
  ));
