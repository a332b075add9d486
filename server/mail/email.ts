import { type Language, type Words } from '../../domain/text/words.ts';

/** The content of an email, in both languages. */
export interface Email {
  subject: Words;
  paragraphs: readonly Words[];
  /** A button and its label. */
  link?: { label: Words; url: string };
}

/** An email in one language: as plain text and as simple HTML. */
export interface WrittenEmail {
  subject: string;
  text: string;
  html: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const font = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraphStyle = 'margin:0 0 16px';
const buttonStyle =
  'display:inline-block;padding:10px 20px;border-radius:8px;background:#8526e0;color:#ffffff;text-decoration:none;font-weight:600';

const paragraphHtml = (text: string): string =>
  `<p style="${paragraphStyle}">${escaped(text).replaceAll('\n', '<br>')}</p>`;

const linkHtml = (label: string, url: string): string =>
  `<p style="${paragraphStyle}"><a href="${escaped(url)}" style="${buttonStyle}">${escaped(label)}</a></p>` +
  `<p style="${paragraphStyle};font-size:13px;color:#6b6b76;word-break:break-all">${escaped(url)}</p>`;

/** Writes an email of a network in the recipient's language. */
export const writeEmail = (
  { subject, paragraphs, link }: Email,
  { language, network }: { language: Language; network: string },
): WrittenEmail => {
  const texts = paragraphs.map((words) => words[language]);
  const plain = [...texts, ...(link ? [`${link.label[language]}:\n${link.url}`] : []), `— ${network}`];
  const html = [...texts.map(paragraphHtml), ...(link ? [linkHtml(link.label[language], link.url)] : [])].join('\n');
  return {
    subject: `${subject[language]} — ${network}`,
    text: `${plain.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(subject[language])}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f4f7">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff;color:#1c1c22;${font}">
<p style="${paragraphStyle};font-weight:700;color:#8526e0">${escaped(network)}</p>
${html}
</div>
</body>
</html>
`,
  };
};
