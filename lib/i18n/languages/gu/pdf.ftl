# The PDF viewer's own labels in Gujarati: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = પેજ { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } નોંધ]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = પેજ બતાવતી વખતે ભૂલ આવી.

## Making something

pdfjs-highlight-floating-button1 =
    .title = હાઇલાઇટ કરો
    .aria-label = હાઇલાઇટ કરો
pdfjs-highlight-floating-button-label = હાઇલાઇટ કરો
pdfjs-free-text2 =
    .aria-label = લખાણ
    .default-content = લખવાનું શરૂ કરો…
pdfjs-editor-highlight-added-alert = હાઇલાઇટ ઉમેરાયું
pdfjs-editor-freetext-added-alert = લખાણ ઉમેરાયું
pdfjs-editor-ink-added-alert = દોરેલું ઉમેરાયું
pdfjs-editor-stamp-added-alert = ચિત્ર ઉમેરાયું

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = હાઇલાઇટ
pdfjs-editor-ink-editor =
    .aria-label = દોરેલું
pdfjs-editor-stamp-editor =
    .aria-label = ચિત્ર
pdfjs-editor-remove-ink-button =
    .title = દોરેલું કાઢી નાખો
pdfjs-editor-remove-freetext-button =
    .title = લખાણ કાઢી નાખો
pdfjs-editor-remove-stamp-button =
    .title = ચિત્ર કાઢી નાખો
pdfjs-editor-remove-highlight-button =
    .title = હાઇલાઇટ કાઢી નાખો

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = લખાણનો રંગ બદલો
pdfjs-editor-color-picker-ink-input =
    .title = દોરેલાનો રંગ બદલો
pdfjs-editor-highlight-colorpicker-label = હાઇલાઇટનો રંગ
pdfjs-editor-colorpicker-button =
    .title = રંગ બદલો
pdfjs-editor-colorpicker-dropdown =
    .aria-label = રંગના વિકલ્પો
pdfjs-editor-colorpicker-yellow =
    .title = પીળો
pdfjs-editor-colorpicker-green =
    .title = લીલો
pdfjs-editor-colorpicker-blue =
    .title = વાદળી
pdfjs-editor-colorpicker-pink =
    .title = ગુલાબી
pdfjs-editor-colorpicker-red =
    .title = લાલ

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = ચિત્રનું વર્ણન
pdfjs-editor-alt-text-button-label = ચિત્રનું વર્ણન
pdfjs-editor-alt-text-edit-button =
    .aria-label = ચિત્રનું વર્ણન બદલો
pdfjs-editor-alt-text-decorative-tooltip = ફક્ત શોભાનું ચિત્ર ગણેલું
pdfjs-editor-new-alt-text-added-button =
    .aria-label = ચિત્રનું વર્ણન ઉમેરાયું
pdfjs-editor-new-alt-text-added-button-label = ચિત્રનું વર્ણન ઉમેરાયું
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = ચિત્રનું વર્ણન નથી
pdfjs-editor-new-alt-text-missing-button-label = ચિત્રનું વર્ણન નથી
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = ચિત્રનું વર્ણન ચકાસો
pdfjs-editor-new-alt-text-to-review-button-label = ચિત્રનું વર્ણન ચકાસો
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = આપોઆપ બનાવેલું: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = ઉપરનો ડાબો ખૂણો — કદ બદલો
pdfjs-editor-resizer-top-middle =
    .aria-label = ઉપર વચ્ચે — કદ બદલો
pdfjs-editor-resizer-top-right =
    .aria-label = ઉપરનો જમણો ખૂણો — કદ બદલો
pdfjs-editor-resizer-middle-right =
    .aria-label = જમણે વચ્ચે — કદ બદલો
pdfjs-editor-resizer-bottom-right =
    .aria-label = નીચેનો જમણો ખૂણો — કદ બદલો
pdfjs-editor-resizer-bottom-middle =
    .aria-label = નીચે વચ્ચે — કદ બદલો
pdfjs-editor-resizer-bottom-left =
    .aria-label = નીચેનો ડાબો ખૂણો — કદ બદલો
pdfjs-editor-resizer-middle-left =
    .aria-label = ડાબે વચ્ચે — કદ બદલો
