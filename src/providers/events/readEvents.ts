/** An event as received: its name, its id, and its data. */
export interface ChannelEvent {
  event: string;
  id: string;
  data: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const eventOf = (block: string): ChannelEvent | undefined => {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  const [event, data] = [fields.get('event'), fields.get('data')];
  return event !== undefined && data !== undefined
    ? { event, id: fields.get('id') ?? '', data: parsed(data) }
    : undefined;
};

/**
 * Reads a stream of server-sent events to its end.
 * @param isAlive is called for everything received, even if it isn't an event
 */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  tell: (event: ChannelEvent) => void,
  isAlive: () => void,
): Promise<void> => {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    isAlive();
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) tell(event);
    }
  }
};
