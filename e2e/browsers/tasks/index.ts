/** In the order of the report: what takes longest comes last. */
import './widths.ts';
import './menus.ts';
import './search.ts';
import './lists.ts';
import './map.ts';
import './tools.ts';
import './forms.ts';
import './carousel.ts';
import './page.ts';
import './slow-line.ts';
import './icons.ts';
import './pdf.ts';
import './templates.ts';
import './without-script.ts';
