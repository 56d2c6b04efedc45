# The PDF viewer's own labels in Odia: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = ପୃଷ୍ଠା { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } ଟିପ୍ପଣୀ]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = ପୃଷ୍ଠା ଦେଖାଇବା ବେଳେ ତ୍ରୁଟି ଦେଖାଦେଲା ।

## Making something

pdfjs-highlight-floating-button1 =
    .title = ହାଇଲାଇଟ କରନ୍ତୁ
    .aria-label = ହାଇଲାଇଟ କରନ୍ତୁ
pdfjs-highlight-floating-button-label = ହାଇଲାଇଟ କରନ୍ତୁ
pdfjs-free-text2 =
    .aria-label = ଲେଖା
    .default-content = ଲେଖିବା ଆରମ୍ଭ କରନ୍ତୁ…
pdfjs-editor-highlight-added-alert = ହାଇଲାଇଟ ଯୋଡ଼ାଗଲା
pdfjs-editor-freetext-added-alert = ଲେଖା ଯୋଡ଼ାଗଲା
pdfjs-editor-ink-added-alert = ଅଙ୍କନ ଯୋଡ଼ାଗଲା
pdfjs-editor-stamp-added-alert = ଛବି ଯୋଡ଼ାଗଲା

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = ହାଇଲାଇଟ
pdfjs-editor-ink-editor =
    .aria-label = ଅଙ୍କନ
pdfjs-editor-stamp-editor =
    .aria-label = ଛବି
pdfjs-editor-remove-ink-button =
    .title = ଅଙ୍କନ ଲିଭାନ୍ତୁ
pdfjs-editor-remove-freetext-button =
    .title = ଲେଖା ଲିଭାନ୍ତୁ
pdfjs-editor-remove-stamp-button =
    .title = ଛବି ହଟାନ୍ତୁ
pdfjs-editor-remove-highlight-button =
    .title = ହାଇଲାଇଟ ହଟାନ୍ତୁ

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = ଲେଖାର ରଙ୍ଗ ବଦଳାନ୍ତୁ
pdfjs-editor-color-picker-ink-input =
    .title = ଅଙ୍କନର ରଙ୍ଗ ବଦଳାନ୍ତୁ
pdfjs-editor-highlight-colorpicker-label = ହାଇଲାଇଟର ରଙ୍ଗ
pdfjs-editor-colorpicker-button =
    .title = ରଙ୍ଗ ବଦଳାନ୍ତୁ
pdfjs-editor-colorpicker-dropdown =
    .aria-label = ବାଛିବା ପାଇଁ ରଙ୍ଗ
pdfjs-editor-colorpicker-yellow =
    .title = ହଳଦିଆ
pdfjs-editor-colorpicker-green =
    .title = ସବୁଜ
pdfjs-editor-colorpicker-blue =
    .title = ନୀଳ
pdfjs-editor-colorpicker-pink =
    .title = ଗୋଲାପୀ
pdfjs-editor-colorpicker-red =
    .title = ଲାଲ

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = ଛବିର ବର୍ଣ୍ଣନା
pdfjs-editor-alt-text-button-label = ଛବିର ବର୍ଣ୍ଣନା
pdfjs-editor-alt-text-edit-button =
    .aria-label = ଛବିର ବର୍ଣ୍ଣନା ବଦଳାନ୍ତୁ
pdfjs-editor-alt-text-decorative-tooltip = କେବଳ ସାଜସଜ୍ଜା ବୋଲି ଚିହ୍ନିତ
pdfjs-editor-new-alt-text-added-button =
    .aria-label = ଛବିର ବର୍ଣ୍ଣନା ଯୋଡ଼ାଗଲା
pdfjs-editor-new-alt-text-added-button-label = ଛବିର ବର୍ଣ୍ଣନା ଯୋଡ଼ାଗଲା
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = ଛବିର ବର୍ଣ୍ଣନା ନାହିଁ
pdfjs-editor-new-alt-text-missing-button-label = ଛବିର ବର୍ଣ୍ଣନା ନାହିଁ
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = ଛବିର ବର୍ଣ୍ଣନା ଦେଖିନିଅନ୍ତୁ
pdfjs-editor-new-alt-text-to-review-button-label = ଛବିର ବର୍ଣ୍ଣନା ଦେଖିନିଅନ୍ତୁ
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = ଆପେଆପେ ତିଆରି: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = ଉପର ବାମ କୋଣ — ଆକାର ବଦଳାନ୍ତୁ
pdfjs-editor-resizer-top-middle =
    .aria-label = ଉପର ମଝି — ଆକାର ବଦଳାନ୍ତୁ
pdfjs-editor-resizer-top-right =
    .aria-label = ଉପର ଡାହାଣ କୋଣ — ଆକାର ବଦଳାନ୍ତୁ
pdfjs-editor-resizer-middle-right =
    .aria-label = ଡାହାଣ ମଝି — ଆକାର ବଦଳାନ୍ତୁ
pdfjs-editor-resizer-bottom-right =
    .aria-label = ତଳ ଡାହାଣ କୋଣ — ଆକାର ବଦଳାନ୍ତୁ
pdfjs-editor-resizer-bottom-middle =
    .aria-label = ତଳ ମଝି — ଆକାର ବଦଳାନ୍ତୁ
pdfjs-editor-resizer-bottom-left =
    .aria-label = ତଳ ବାମ କୋଣ — ଆକାର ବଦଳାନ୍ତୁ
pdfjs-editor-resizer-middle-left =
    .aria-label = ବାମ ମଝି — ଆକାର ବଦଳାନ୍ତୁ
