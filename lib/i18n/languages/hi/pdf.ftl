# The PDF viewer's own labels in Hindi: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = पृष्ठ { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } टिप्पणी]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = पृष्ठ दिखाते समय त्रुटि हुई।

## Making something

pdfjs-highlight-floating-button1 =
    .title = हाइलाइट करें
    .aria-label = हाइलाइट करें
pdfjs-highlight-floating-button-label = हाइलाइट करें
pdfjs-free-text2 =
    .aria-label = टेक्स्ट
    .default-content = लिखना शुरू करें…
pdfjs-editor-highlight-added-alert = हाइलाइट जोड़ा गया
pdfjs-editor-freetext-added-alert = टेक्स्ट जोड़ा गया
pdfjs-editor-ink-added-alert = ड्रॉइंग जोड़ी गई
pdfjs-editor-stamp-added-alert = चित्र जोड़ा गया

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = हाइलाइट
pdfjs-editor-ink-editor =
    .aria-label = ड्रॉइंग
pdfjs-editor-stamp-editor =
    .aria-label = चित्र
pdfjs-editor-remove-ink-button =
    .title = ड्रॉइंग हटाएँ
pdfjs-editor-remove-freetext-button =
    .title = टेक्स्ट हटाएँ
pdfjs-editor-remove-stamp-button =
    .title = चित्र हटाएँ
pdfjs-editor-remove-highlight-button =
    .title = हाइलाइट हटाएँ

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = टेक्स्ट का रंग बदलें
pdfjs-editor-color-picker-ink-input =
    .title = ड्रॉइंग का रंग बदलें
pdfjs-editor-highlight-colorpicker-label = हाइलाइट का रंग
pdfjs-editor-colorpicker-button =
    .title = रंग बदलें
pdfjs-editor-colorpicker-dropdown =
    .aria-label = रंगों के विकल्प
pdfjs-editor-colorpicker-yellow =
    .title = पीला
pdfjs-editor-colorpicker-green =
    .title = हरा
pdfjs-editor-colorpicker-blue =
    .title = नीला
pdfjs-editor-colorpicker-pink =
    .title = गुलाबी
pdfjs-editor-colorpicker-red =
    .title = लाल

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = वैकल्पिक टेक्स्ट
pdfjs-editor-alt-text-button-label = वैकल्पिक टेक्स्ट
pdfjs-editor-alt-text-edit-button =
    .aria-label = वैकल्पिक टेक्स्ट बदलें
pdfjs-editor-alt-text-decorative-tooltip = सजावटी चित्र के रूप में चिह्नित
pdfjs-editor-new-alt-text-added-button =
    .aria-label = वैकल्पिक टेक्स्ट जोड़ा गया
pdfjs-editor-new-alt-text-added-button-label = वैकल्पिक टेक्स्ट जोड़ा गया
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = वैकल्पिक टेक्स्ट नहीं है
pdfjs-editor-new-alt-text-missing-button-label = वैकल्पिक टेक्स्ट नहीं है
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = वैकल्पिक टेक्स्ट जाँचें
pdfjs-editor-new-alt-text-to-review-button-label = वैकल्पिक टेक्स्ट जाँचें
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = अपने-आप बनाया गया: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = ऊपर का बायाँ कोना — आकार बदलें
pdfjs-editor-resizer-top-middle =
    .aria-label = ऊपर का मध्य — आकार बदलें
pdfjs-editor-resizer-top-right =
    .aria-label = ऊपर का दाहिना कोना — आकार बदलें
pdfjs-editor-resizer-middle-right =
    .aria-label = दाहिना मध्य — आकार बदलें
pdfjs-editor-resizer-bottom-right =
    .aria-label = नीचे का दाहिना कोना — आकार बदलें
pdfjs-editor-resizer-bottom-middle =
    .aria-label = नीचे का मध्य — आकार बदलें
pdfjs-editor-resizer-bottom-left =
    .aria-label = नीचे का बायाँ कोना — आकार बदलें
pdfjs-editor-resizer-middle-left =
    .aria-label = बायाँ मध्य — आकार बदलें
