import { WireText } from '../../../components/fields/WireText.tsx';

interface ExchangedProps {
  title: string;
  /** The first line: a method and an address, or a status. */
  first: string;
  headers: readonly { name: string; value: string }[];
  body: string | null;
}

/** A request or an answer, as it is sent over the network. */
export const Exchanged = ({ title, first, headers, body }: ExchangedProps) => (
  <WireText
    title={title}
    text={[first, ...headers.map(({ name, value }) => `${name}: ${value}`), ...(body ? ['', body] : [])].join('\n')}
  />
);
