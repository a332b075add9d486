import { createRequire } from 'node:module';
import type { Content } from './content.ts';
import { isPrintable } from './picture.ts';

/** An invoice as a PDF: A4, as many pages as its lines take. */

const { resolve } = createRequire(import.meta.url);
/** They cover all alphabets that names are written in, including Cyrillic. */
const fonts = {
  plain: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const margin = 48;
const gap = 6;
const logoSize = { width: 160, height: 56 } as const;
const small = 9;
const ink = '#1f2430';
const line = '#c9cdd6';

/** Widths of the line columns as fractions of the page width. */
const shares = [0.5, 0.14, 0.16, 0.2] as const;

/** @param logo the network's logo; one that is not a valid PNG or JPEG, or far too large, is left out */
export const pdfOf = async (content: Content, logo: Buffer | undefined): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: content.title, Author: content.network.name },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((end, fail) => document.on('end', end).on('error', fail));
  document.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
  document.fillColor(ink).strokeColor(line);

  const width = document.page.width - 2 * margin;
  const bottom = (): number => document.page.height - margin;

  const drawLogo = (top: number): boolean => {
    if (!logo || !isPrintable(logo)) return false;
    try {
      document.image(logo, margin, top, { fit: [logoSize.width, logoSize.height] });
      return true;
    } catch {
      // Nothing of it has been written yet.
      return false;
    }
  };

  const heading = (): void => {
    const top = document.y;
    const isPictured = drawLogo(top);
    if (!isPictured)
      document
        .font('bold')
        .fontSize(16)
        .text(content.network.name, margin, top, { width: width / 2 });
    const left = document.y;
    const { name, details } = content.network;
    document.x = margin + width / 2;
    document.y = top;
    // Without a logo, the name is already on the left.
    if (isPictured)
      document
        .font('bold')
        .fontSize(small)
        .text(name, { width: width / 2, align: 'right' });
    document
      .font('plain')
      .fontSize(small)
      .text(details, { width: width / 2, align: 'right' });
    document.y = Math.max(left, document.y, top + logoSize.height) + 4 * gap;
    document.font('bold').fontSize(18).text(content.title, margin, document.y, { width });
    document.y += gap;
    for (const [word, told] of content.facts) {
      const at = document.y;
      document
        .font('bold')
        .fontSize(small)
        .text(word, margin, at, { width: width * 0.25 });
      const under = document.y;
      document.font('plain').text(told, margin + width * 0.25, at, { width: width * 0.75 });
      document.y = Math.max(under, document.y) + 2;
    }
    document.y += 2 * gap;
  };

  const row = (cells: readonly string[], font: 'plain' | 'bold'): void => {
    document.font(font).fontSize(small);
    const widths = shares.map((share) => share * width - gap);
    const heights = cells.map((cell, at) => document.heightOfString(cell, { width: widths[at] ?? width }));
    const height = Math.max(...heights) + gap;
    if (document.y + height > bottom()) document.addPage();
    const top = document.y;
    let x = margin;
    for (const [at, cell] of cells.entries()) {
      document.text(cell, x, top, { width: widths[at] ?? width, align: at === 0 ? 'left' : 'right' });
      x += (shares[at] ?? 0) * width;
    }
    document.y = top + height;
    document
      .moveTo(margin, document.y - gap / 2)
      .lineTo(margin + width, document.y - gap / 2)
      .lineWidth(0.5)
      .stroke();
  };

  heading();
  row(content.heads, 'bold');
  for (const cells of content.rows) row(cells, 'plain');
  for (const [word, told] of content.totals) row([word, '', '', told], 'bold');
  if (content.notes)
    document
      .font('plain')
      .fontSize(small)
      .text(content.notes, margin, document.y + 2 * gap, { width });
  document.end();
  await ended;
  return Buffer.concat(chunks);
};
