import { RecordLink } from '../../components/fields/RecordLink.tsx';
import { useReferences } from '../../components/references.ts';

interface NamedProps {
  resource: string;
  id: number;
  /** As of links: `_blank` where the page around must not be left. */
  target?: string;
}

/** A record that a decision names, leading to its page. */
export const Named = ({ resource, id, target }: NamedProps) => {
  const { records, isPending } = useReferences(resource, [id]);
  return <RecordLink resource={resource} id={id} record={records[0]} isPending={isPending} target={target} />;
};
